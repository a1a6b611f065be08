/** A contrast as it is told to people: "4.5 : 1", whole from 10 on. */
export function ratioToOne(contrast: number): string {
  return `${contrast >= 10 ? Math.round(contrast) : Number(contrast.toFixed(1))} : 1`;
}
