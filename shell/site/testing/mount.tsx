import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SupportEmail } from '../support-email.ts';

/** Puts a part of a public page into the document as the build writes it: plain HTML, no React behind it. */
export function mount(part: ReactNode): void {
  document.body.innerHTML = renderToStaticMarkup(<SupportEmail value="care@adjudge.example">{part}</SupportEmail>);
}
