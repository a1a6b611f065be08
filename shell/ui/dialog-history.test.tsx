import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, useNavigate, useSearchParams } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

/** A page whose dialog opens by a button or by the address, as that of the plans does. */
function Page() {
  const [asked, setAsked] = useState(false);
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const open = asked || query.has('change');
  const close = () => {
    setAsked(false);
    if (query.has('change')) setQuery({}, { replace: true });
  };
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        Ask
      </button>
      <button type="button" onClick={() => navigate('/next')}>
        Go on
      </button>
      <Dialog open={open} onClose={close} title="Sure?">
        The question
      </Dialog>
    </>
  );
}

const inDialog = () => (history.state as { dialog?: true } | null)?.dialog === true;
const question = () => screen.queryByText('The question');
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const opened = () => waitFor(() => expect(inDialog()).toBe(true));
const closed = () => waitFor(() => expect(inDialog()).toBe(false));

beforeEach(() => {
  history.pushState(null, '', '/before');
  history.pushState(null, '', '/page');
});

function show() {
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
}

it('closes the dialog by Back, and the page stays', async () => {
  show();
  press('Ask');
  await opened();
  act(() => history.back());
  await waitFor(() => expect(question()).toBeNull());
  await closed();
  expect(location.pathname).toBe('/page');
});

it('leaves no entry behind a dialog that was closed by its button', async () => {
  show();
  press('Ask');
  await opened();
  fireEvent.click(screen.getByLabelText('Close'));
  await closed();
  expect(location.pathname).toBe('/page');
  act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe('/before'));
});

it('forgets an address that opened a dialog once it is closed', async () => {
  history.replaceState(null, '', '/page?change=pro');
  show();
  await opened();
  fireEvent.click(screen.getByLabelText('Close'));
  await closed();
  await waitFor(() => expect(location.search).toBe(''));
  act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe('/before'));
  expect(question()).toBeNull();
});

it('steps over the entry of a dialog that a page was left from', async () => {
  show();
  press('Ask');
  await opened();
  press('Go on');
  expect(location.pathname).toBe('/next');
  fireEvent.click(screen.getByLabelText('Close'));
  act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe('/page'));
  await closed();
  act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe('/before'));
});
