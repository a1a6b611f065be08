import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { Segmented } from '../../ui/segmented.tsx';
import { readTheme, setTheme, type Theme } from '../../ui/theme.ts';

const OPTIONS = [
  { id: 'system', label: 'Auto', icon: <Monitor className="size-4" aria-hidden /> },
  { id: 'light', label: 'Light', icon: <Sun className="size-4" aria-hidden /> },
  { id: 'dark', label: 'Dark', icon: <Moon className="size-4" aria-hidden /> },
] as const;

export function ThemeChoice({ className }: { className?: string }) {
  const [theme, choose] = useState<Theme>(readTheme);
  return (
    <Segmented
      label="Theme"
      options={OPTIONS}
      value={theme}
      className={className}
      onChange={(next) => {
        setTheme(next);
        choose(next);
      }}
    />
  );
}
