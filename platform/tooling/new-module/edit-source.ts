import ts from 'typescript';

/** Edits of source text by its syntax tree, so that comments, formatting and what stands around a list do not matter. */

/** Adds an import line under the last import. */
export function addImport(text: string, line: string): string {
  const last = parse(text).statements.findLast(ts.isImportDeclaration);
  const at = last?.end ?? 0;
  return `${text.slice(0, at)}\n${line}${text.slice(at)}`;
}

/** Adds an export line under the last one. */
export function addExport(text: string, line: string): string {
  const last = parse(text).statements.findLast(ts.isExportDeclaration);
  const at = last?.end ?? text.length;
  return `${text.slice(0, at)}\n${line}${text.slice(at)}`;
}

/** Adds an element to the array a constant is set to. @throws where there is no such array */
export function addToArray(text: string, constant: string, element: string): string {
  const list = initialValue(text, constant);
  if (!ts.isArrayLiteralExpression(list)) throw new Error(`${constant} is no array.`);
  return insertLast(text, list.elements, list.end, element);
}

/** Adds a property to the object a constant is set to. @throws where there is no such object */
export function addToObject(text: string, constant: string, property: string): string {
  const map = initialValue(text, constant);
  if (!ts.isObjectLiteralExpression(map)) throw new Error(`${constant} is no object.`);
  return insertLast(text, map.properties, map.end, property);
}

function insertLast(text: string, items: ts.NodeArray<ts.Node>, end: number, item: string): string {
  const last = items.at(-1);
  if (last) return `${text.slice(0, last.end)}, ${item}${text.slice(last.end)}`;
  return `${text.slice(0, end - 1)}${item}${text.slice(end - 1)}`;
}

/** What a top-level constant is set to, without `as const` and `satisfies`. */
function initialValue(text: string, constant: string): ts.Expression {
  for (const statement of parse(text).statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name) || name.text !== constant || !initializer) continue;
      let value = initializer;
      while (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) value = value.expression;
      return value;
    }
  }
  throw new Error(`There is no constant ${constant} to add to.`);
}

const parse = (text: string): ts.SourceFile => ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
