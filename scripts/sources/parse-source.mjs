// What the checks need to know of a source file, from its syntax tree.
import { parseSync, Visitor } from "oxc-parser";

/**
 * @typedef {{ specifier: string, typeOnly: boolean, line: number }} Import
 * `typeOnly` only for `import type`: of `import { type x }` the import itself stays, and loads the module.
 * @typedef {{ value: string, line: number, place: "argument" | "attribute" | "other", of: string, position: number }} Text
 * A string in the source. `argument`: of a call to `of`, counted from 0 by `position`; `attribute`: of the JSX attribute `of`.
 * A template with expressions is cut at them: its first part has `open: true`.
 */

/**
 * @param {string} file its name decides the syntax (.ts, .tsx, .mjs)
 * @param {string} code
 * @returns {{ imports: Import[], texts: (Text & { open?: true })[] }}
 * @throws Error when the file does not parse.
 */
export function parseSource(file, code) {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0].message}`);
  const lineAt = lineCounter(code);
  return { imports: importsOf(program, lineAt), texts: textsOf(program, lineAt) };
}

function importsOf(program, lineAt) {
  const imports = [];
  const add = (source, typeOnly) => {
    if (source?.type === "Literal" && typeof source.value === "string") {
      imports.push({ specifier: source.value, typeOnly, line: lineAt(source.start) });
    }
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source, node.importKind === "type"),
    ExportNamedDeclaration: (node) => add(node.source, node.exportKind === "type"),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === "type"),
    ImportExpression: (node) => add(node.source, false),
    TSImportType: (node) => add(node.source, true),
  }).visit(program);
  return imports;
}

function textsOf(program, lineAt) {
  const placeOf = new Map();
  const texts = [];
  const add = (node, value, open) => {
    if (typeof value !== "string") return;
    const place = placeOf.get(node) ?? { place: "other", of: "", position: -1 };
    texts.push({ value, line: lineAt(node.start), ...place, ...(open ? { open: true } : {}) });
  };
  new Visitor({
    CallExpression: (node) => {
      for (const [position, argument] of node.arguments.entries())
        placeOf.set(argument, { place: "argument", of: calleeName(node.callee), position });
    },
    JSXAttribute: (node) => {
      const value = node.value?.type === "JSXExpressionContainer" ? node.value.expression : node.value;
      if (value) placeOf.set(value, { place: "attribute", of: node.name.name, position: -1 });
    },
    Literal: (node) => add(node, node.value, false),
    JSXText: (node) => add(node, node.value, false),
    TemplateLiteral: (node) => {
      const open = node.quasis.length > 1;
      for (const [index, part] of node.quasis.entries()) {
        if (index === 0) add(node, part.value.cooked, open);
        else texts.push({ value: part.value.cooked, line: lineAt(part.start), place: "other", of: "", position: -1 });
      }
    },
  }).visit(program);
  return texts;
}

/** The last name of what is called: `i18n._` is `_`. */
function calleeName(callee) {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type === "MemberExpression" && callee.property.type === "Identifier") return callee.property.name;
  return "";
}

function lineCounter(code) {
  const ends = [];
  for (let at = code.indexOf("\n"); at !== -1; at = code.indexOf("\n", at + 1)) ends.push(at);
  return (offset) => ends.findLastIndex((end) => end < offset) + 2;
}
