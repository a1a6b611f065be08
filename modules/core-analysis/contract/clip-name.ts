/** A file name of at most `most` letters: its end stays, which tells versions apart. */
export function clipName(name: string, most = 48): string {
  const letters = [...name];
  return letters.length > most ? `${letters.slice(0, most - 15).join('')}...${letters.slice(-12).join('')}` : name;
}
