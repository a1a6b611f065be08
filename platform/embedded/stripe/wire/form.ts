/** A decoded parameter: Stripe's form encoding knows only strings, lists and hashes of them. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type FormBody = { [key: string]: FormValue };

type Node = Map<string, Node | string>;

/** Decodes Stripe's bracketed form encoding, `items[0][price]=x&expand[]=y`, of a body or a query string. */
export function decodeForm(text: string): FormBody {
  const root: Node = new Map();
  for (const [name, value] of new URLSearchParams(text)) insert(root, keys(name), value);
  return toHash(root);
}

/** `a[b][]` is a, b and an empty key. */
function keys(name: string): string[] {
  const bracket = name.indexOf('[');
  if (bracket < 0) return [name];
  return [name.slice(0, bracket), ...[...name.slice(bracket).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '')];
}

function insert(node: Node, path: readonly string[], value: string): void {
  const [given = '', ...rest] = path;
  const key = given === '' ? String(node.size) : given;
  if (rest.length === 0) {
    node.set(key, value);
    return;
  }
  const known = node.get(key);
  const child: Node = known instanceof Map ? known : new Map();
  node.set(key, child);
  insert(child, rest, value);
}

function toHash(node: Node): FormBody {
  return Object.fromEntries([...node].map(([key, value]) => [key, toValue(value)]));
}

function toValue(value: Node | string): FormValue {
  if (typeof value === 'string') return value;
  const isList = value.size > 0 && [...value.keys()].every((key) => /^\d+$/.test(key));
  return isList ? [...value.values()].map(toValue) : toHash(value);
}
