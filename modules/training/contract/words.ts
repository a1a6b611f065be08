/** "1 creative", "2 creatives", "1,240 pairs". `many` where an s is not enough. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** A share, 0..1, as people read it: "76 %". */
export function percent(share: number, digits = 0): string {
  return `${(share * 100).toFixed(digits)} %`;
}

/** Millionths of a dollar as people read them: "$0.03". What is less than a cent and not nothing says so. */
export function dollarsText(microDollars: number): string {
  if (microDollars > 0 && microDollars < 10_000) return 'less than $0.01';
  return `$${(microDollars / 1_000_000).toFixed(2)}`;
}
