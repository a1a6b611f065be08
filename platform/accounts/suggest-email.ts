/** Mail providers most people have their address at; a domain among them is never mistyped. */
const KNOWN_DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'yahoo.com',
  'ymail.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'fastmail.com',
  'zoho.com',
  'mail.com',
  'gmx.com',
  'gmx.net',
  'gmx.de',
  'gmx.at',
  'gmx.ch',
  'web.de',
  't-online.de',
  'freenet.de',
  'posteo.de',
  'yahoo.co.uk',
  'hotmail.co.uk',
  'btinternet.com',
  'yahoo.fr',
  'hotmail.fr',
  'orange.fr',
  'free.fr',
  'wanadoo.fr',
  'laposte.net',
  'yahoo.de',
  'outlook.de',
  'hotmail.de',
  'yahoo.es',
  'hotmail.es',
  'hotmail.it',
  'libero.it',
  'comcast.net',
  'att.net',
  'verizon.net',
  'sbcglobal.net',
  'yahoo.in',
  'rediffmail.com',
  'yahoo.com.br',
  'uol.com.br',
  'qq.com',
  '163.com',
  '126.com',
  'naver.com',
  'yandex.com',
  'bluewin.ch',
  'ziggo.nl',
  'telenet.be',
  'seznam.cz',
  'wp.pl',
] as const;

/** Endings that do not exist (IANA root zone), and the one that was meant. */
const MISTYPED_ENDINGS: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  coom: 'com',
  cpm: 'com',
  vom: 'com',
  xom: 'com',
  cim: 'com',
  nte: 'net',
  nett: 'net',
  ner: 'net',
  ogr: 'org',
  orgg: 'org',
  orh: 'org',
};

/** Short names differ by one letter from many real companies: nothing is guessed below this length of a domain. */
const SHORTEST = 8;

/**
 * The whole address that was probably meant, or `null`. A known domain at one
 * slip of the keys (two from 10 letters on) is suggested; of several the nearest,
 * then the more common. An unknown domain is left alone but for an ending that
 * does not exist.
 */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 1 || (KNOWN_DOMAINS as readonly string[]).includes(domain)) return null;
  const fixed = fixEnding(domain);
  const meant = nearestKnown(fixed) ?? (fixed === domain ? undefined : fixed);
  return meant ? `${email.slice(0, at)}@${meant}` : null;
}

function fixEnding(domain: string): string {
  const dot = domain.lastIndexOf('.');
  const meant = MISTYPED_ENDINGS[domain.slice(dot + 1)];
  return meant ? `${domain.slice(0, dot)}.${meant}` : domain;
}

function nearestKnown(domain: string): string | undefined {
  let best: { domain: string; slips: number } | undefined;
  for (const known of KNOWN_DOMAINS) {
    if (known === domain) return known;
    if (domain.length < SHORTEST || known.length < SHORTEST) continue;
    const slips = slipsBetween(domain, known);
    if (slips <= (known.length >= 10 ? 2 : 1) && slips < (best?.slips ?? Number.POSITIVE_INFINITY)) {
      best = { domain: known, slips };
    }
  }
  return best?.domain;
}

/** Letters missing, extra, wrong or swapped with their neighbour (optimal string alignment distance). */
function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let slips = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, at(before, j - 2) + 1);
      row.push(slips);
    }
    before = previous;
    previous = row;
  }
  return at(previous, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
