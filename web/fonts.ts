// The faces of the pictures as TrueType, beside the script: what draws them knows no web fonts.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { inflateSync } from "node:zlib";
import type { Plugin } from "vite";

const FILES = [
  ...[400, 500, 600, 700, 800].map(
    (weight) => `@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`,
  ),
  "@fontsource/marcellus/files/marcellus-latin-400-normal.woff",
];
const HEAD = 44;
const ENTRY = 20;

export function fonts(): Plugin {
  return {
    name: "fonts",
    generateBundle() {
      const find = createRequire(import.meta.url).resolve;
      for (const file of FILES) {
        const fileName = `${basename(file, ".woff")}.ttf`;
        this.emitFile({ type: "asset", fileName, source: unpacked(readFileSync(find(file))) });
      }
      for (const face of ["figtree", "marcellus"]) {
        this.emitFile({
          type: "asset",
          fileName: `${face}-OFL.txt`,
          source: readFileSync(find(`@fontsource/${face}/LICENSE`)),
        });
      }
    },
  };
}

/** WOFF is TrueType with each of its tables compressed (W3C, WOFF File Format 1.0, section 3). */
export function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = HEAD + at * ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((field) =>
      woff.readUInt32BE(entry + field),
    ) as [number, number, number];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(entry, entry + 4),
      sum: woff.subarray(entry + 16, entry + 20),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const log = Math.floor(Math.log2(count));
  const head = Buffer.alloc(12);
  woff.copy(head, 0, 4, 8);
  [count, 16 << log, log, 16 * (count - (1 << log))].forEach((number, at) =>
    head.writeUInt16BE(number, 4 + 2 * at),
  );
  let offset = 12 + 16 * count;
  const entries: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const { tag, sum, bytes } of tables) {
    const place = Buffer.alloc(8);
    place.writeUInt32BE(offset, 0);
    place.writeUInt32BE(bytes.length, 4);
    const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    entries.push(tag, sum, place);
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...entries, ...bodies]);
}
