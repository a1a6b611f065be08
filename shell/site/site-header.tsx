import { Menu } from 'lucide-react';
import { buttonClass } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';

export const SECTION_LINKS = [
  { href: '/#how-it-works', label: 'How It Works' },
  { href: '/#features', label: 'Features' },
  { href: '/#pricing', label: 'Pricing' },
  { href: '/#testimonials', label: 'Reviews' },
] as const;

const MENU_LINK = 'flex min-h-12 items-center rounded-control px-3 font-medium hover:bg-sunken';

/** Head of the public pages. `data-visitor` parts change their words once somebody is signed in. */
export function SiteHeader() {
  return (
    <header className="sticky top-0 z-40 border-b bg-bg">
      <div className="mx-auto flex min-h-16 max-w-[82rem] flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 sm:px-8">
        <a href="/" data-to-top className="inline-flex min-h-11 items-center" aria-label="Adjudge, home">
          <Logo />
        </a>
        <nav aria-label="Sections" className="hidden md:block">
          <ul className="flex gap-1">
            {SECTION_LINKS.map((link) => (
              <li key={link.href}>
                <a
                  href={link.href}
                  className="inline-flex min-h-11 items-center rounded-control px-3 text-small font-medium text-muted hover:text-text"
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap items-center gap-2">
          <span data-visitor className="hidden sm:contents">
            <a href="/login" className={buttonClass('ghost', 'sm')}>
              Sign In
            </a>
          </span>
          <a href="/signup" data-start="Dashboard" className={buttonClass('primary', 'sm')}>
            Get Started
          </a>
          <button
            type="button"
            popoverTarget="site-menu"
            aria-label="Menu"
            className={buttonClass('ghost', 'icon', 'md:hidden')}
          >
            <Menu className="size-5" aria-hidden />
          </button>
        </div>
      </div>
      <nav
        id="site-menu"
        popover="auto"
        aria-label="Menu"
        className="fixed inset-x-3 top-[4.25rem] bottom-auto m-0 w-auto rounded-card border bg-surface p-2 text-text shadow-float"
      >
        <ul>
          {SECTION_LINKS.map((link) => (
            <li key={link.href}>
              <a href={link.href} className={MENU_LINK}>
                {link.label}
              </a>
            </li>
          ))}
          <li data-visitor>
            <a href="/login" className={MENU_LINK}>
              Sign In
            </a>
          </li>
          <li className="p-1 pt-2">
            <a href="/signup" data-start="Dashboard" className={buttonClass('primary', 'md', 'w-full')}>
              Get Started
            </a>
          </li>
        </ul>
      </nav>
    </header>
  );
}
