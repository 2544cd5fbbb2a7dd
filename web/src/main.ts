import "@fontsource-variable/figtree/wght.css";
import "@fontsource/marcellus/400.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./lib/router.svelte";

router.start();
const target = document.getElementById("app");
if (target) mount(App, { target });
