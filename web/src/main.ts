import "@fontsource-variable/figtree/wght.css";
import "@fontsource/marcellus/400.css";
import "./styles/tokens.css";
