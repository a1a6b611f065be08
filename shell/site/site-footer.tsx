import { Badge } from '../ui/badge.tsx';
import { Logo } from '../ui/logo.tsx';
import { SECTION_LINKS } from './site-header.tsx';

const LINKED = [
  { title: 'Product', links: SECTION_LINKS },
  {
    title: 'Support',
    links: [
      { href: '/faq', label: 'Help Center' },
      { href: '/contact', label: 'Contact' },
      { href: '/about', label: 'About' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { href: '/terms', label: 'Terms' },
      { href: '/privacy', label: 'Privacy' },
    ],
  },
] as const;

/** Without an address until the service exists. */
const COMING = ['API', 'Integrations', 'Creator Resources'] as const;

/** Foot of the public pages. */
export function SiteFooter() {
  return (
    <footer className="bg-bg">
      <div className="mx-auto grid max-w-[82rem] grid-cols-2 gap-10 px-5 py-14 sm:px-12 xl:grid-cols-[1.4fr_1fr_1fr_1.2fr_1.3fr]">
        <div className="max-xl:col-span-2">
          <Logo />
          <p className="mt-3 text-small text-muted">Evidence-based creative analysis.</p>
        </div>
        {LINKED.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className="text-small font-semibold">{column.title}</h2>
            <ul className="mt-2">
              {column.links.map((link) => (
                <li key={link.href}>
                  <a
                    href={link.href}
                    className="inline-flex min-h-11 min-w-11 items-center text-small text-muted hover:text-text"
                  >
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="max-sm:col-span-2">
          <h2 className="text-small font-semibold">Coming soon</h2>
          <ul className="mt-2">
            {COMING.map((name) => (
              <li key={name} className="flex min-h-11 flex-wrap items-center gap-x-2.5 text-small text-muted">
                {name}
                <Badge>Coming Soon</Badge>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
