import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { registerWorker } from '../pwa/register.ts';
import { followSystemTheme } from '../ui/theme.ts';
import { App } from './app.tsx';
import { recoverStaleChunks } from './loading/chunk-recovery.ts';
import { installGlobalErrors } from './loading/global-errors.ts';
import '../ui/styles.css';

installGlobalErrors();
recoverStaleChunks();
followSystemTheme();
registerWorker();

const root = document.getElementById('root');
if (!root) throw new Error('app.html has no #root.');
if (import.meta.env.DEV && location.pathname === '/gallery') {
  const { Gallery } = await import('../gallery/gallery.tsx');
  createRoot(root).render(<Gallery />);
} else {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
