import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { registerWorker } from '../pwa/register.ts';
import { followSystemTheme } from '../ui/theme.ts';
import { App } from './app.tsx';
import { recoverStaleChunks } from './chunk-recovery.ts';
import { installGlobalErrors } from './global-errors.ts';
import '../ui/styles.css';

installGlobalErrors();
recoverStaleChunks();
followSystemTheme();
registerWorker();

const root = document.getElementById('root');
if (!root) throw new Error('app.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
