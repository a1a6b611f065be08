import clsx from 'clsx';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Logo, LogoMark } from '../../ui/logo.tsx';
import { groupNav, useNav } from './use-nav.ts';
import { UserMenu } from './user-menu.tsx';

const KEY = 'adjudge.rail';

/** Left rail: 240 px, or 64 px where it was folded; the choice is remembered on this device. */
export function SideRail() {
  const groups = groupNav(useNav().filter((entry) => entry.bar !== 'main' && entry.section !== 'account'));
  const [folded, setFolded] = useState(() => localStorage.getItem(KEY) === 'folded');

  const toggle = () => {
    localStorage.setItem(KEY, folded ? 'open' : 'folded');
    setFolded(!folded);
  };

  return (
    <header
      className={clsx(
        'sticky top-0 hidden h-dvh shrink-0 flex-col border-r bg-surface md:flex',
        folded ? 'w-16 items-center' : 'w-60',
      )}
    >
      <div className={clsx('flex items-center', folded ? 'flex-col gap-3 py-5' : 'justify-between py-4 pr-2 pl-5')}>
        <Link
          to="/dashboard"
          aria-label="Adjudge, dashboard"
          onClick={() => scrollTo(0, 0)}
          className="flex min-h-10 items-center rounded-control"
        >
          {folded ? <LogoMark /> : <Logo />}
        </Link>
        <Button
          size="icon"
          variant="ghost"
          onClick={toggle}
          aria-expanded={!folded}
          aria-label={folded ? 'Expand sidebar' : 'Collapse sidebar'}
          className="text-muted"
        >
          {folded ? (
            <PanelLeftOpen className="size-[1.125rem]" aria-hidden />
          ) : (
            <PanelLeftClose className="size-[1.125rem]" aria-hidden />
          )}
        </Button>
      </div>
      <nav aria-label="Main" className={clsx('min-h-0 flex-1 overflow-y-auto', folded ? 'px-2' : 'px-3')}>
        {groups.map(({ section, label, entries }) => (
          <Fragment key={section}>
            {groups.length > 1 ? (
              folded ? (
                <hr className="mx-2 my-2 first:hidden" />
              ) : (
                <p id={`nav-${section}`} className="mt-4 mb-1 px-3 text-micro font-medium text-muted first:mt-0">
                  {label}
                </p>
              )
            ) : null}
            <ul className="grid gap-1" aria-labelledby={groups.length > 1 && !folded ? `nav-${section}` : undefined}>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <NavLink
                    to={entry.to}
                    title={folded ? entry.label : undefined}
                    className={({ isActive }) =>
                      clsx(
                        'flex min-h-11 items-center gap-3 rounded-control text-small font-medium transition-colors duration-[120ms]',
                        folded ? 'w-12 justify-center' : 'px-3',
                        isActive ? 'bg-accent-soft text-accent-strong' : 'text-muted hover:bg-sunken hover:text-text',
                      )
                    }
                  >
                    <entry.icon className="size-5 shrink-0" strokeWidth={1.75} aria-hidden />
                    <span className={folded ? 'sr-only' : undefined}>{entry.label}</span>
                  </NavLink>
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </nav>
      <UserMenu folded={folded} />
    </header>
  );
}
