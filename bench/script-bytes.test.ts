import { expect, test } from "vitest";
import { scriptPathsOf, staticImportsOf } from "./script-bytes.ts";

test("a page's scripts and module preloads count once each, its styles do not", () => {
  const html = `<link rel="modulepreload" nonce="n" href="/assets/b.js"><link rel="stylesheet" href="/assets/a.css">
    <script type="module" src="/assets/a.js"></script><script>inline()</script><link href="/assets/b.js" rel="modulepreload">`;
  expect(scriptPathsOf(html)).toEqual(["/assets/b.js", "/assets/a.js"]);
});

test("static imports of a minified module count, those on demand do not", () => {
  const module = `import{a as b,c}from"./one.js";import d from'./two.js';import"./three.js";export{e}from"./four.js";import*as f from"./one.js";const g=()=>import("./late.js")`;
  expect(staticImportsOf(module)).toEqual(["./one.js", "./two.js", "./three.js", "./four.js"]);
});
