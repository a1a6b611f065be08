import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeApi, planSession } from '#shell/sdk/testing/fake-api.ts';
import { renderApp } from '#shell/sdk/testing/render-app.tsx';
import { currentToast } from '#shell/ui/toast-store.ts';
import { profileRoutes as routes } from '../../contract/routes.ts';
import { sampleEmptyPreview, sampleNoProfile, samplePreview, sampleProfile } from '../testing/sample-profile.ts';
import AiProfilePage from './ai-profile-page.tsx';

const session = planSession('elite');
const given = () => new FakeApi().answer(routes.getProfile, sampleProfile).answer(routes.previewProfile, samplePreview);
const bodies = (api: FakeApi, method: string) =>
  api.calls.filter((call) => call.method === method).map(({ body }) => JSON.parse(String(body)));

describe('the page of the AI profile', () => {
  it('is a card with the way to Elite on a lower plan, and asks nothing', () => {
    const api = new FakeApi();
    renderApp(<AiProfilePage />, { api, session: planSession('pro') });
    expect(screen.getByRole('heading', { name: 'Elite Feature' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Upgrade to Elite' }).getAttribute('href')).toBe(
      '/subscribe?plan=elite&from=ai-profile',
    );
    expect(api.calls).toEqual([]);
  });

  it('shows what is saved and what it does, and names what changes nothing', async () => {
    renderApp(<AiProfilePage />, { api: given(), session });
    expect(await screen.findByRole('heading', { name: 'Your Personal AI Agent' })).toBeDefined();
    expect(((await screen.findByLabelText('Industry')) as HTMLSelectElement).value).toBe('travel');
    expect(screen.getByRole('button', { name: 'Seniors' }).getAttribute('aria-pressed')).toBe('true');
    const preview = within(screen.getByRole('group', { name: 'Live preview' }));
    expect(await preview.findByText(/Give this a go/)).toBeDefined();
    const changes = within(screen.getByRole('group', { name: 'What this changes in the score' }));
    expect(changes.getByText('Counts 1.3 times as much')).toBeDefined();
    expect(changes.getByText('Asks for 0.85 times as much')).toBeDefined();
    expect(changes.getByText(/^Parents: no change/)).toBeDefined();
    expect(screen.getByText('Saved and in use.')).toBeDefined();
  });

  it('tries a choice in the preview before it is saved, and saves it whole', async () => {
    const api = given().answer(routes.saveProfile, { ...sampleProfile, aiPersonality: 'analytical' });
    renderApp(<AiProfilePage />, { api, session });
    fireEvent.click(await screen.findByRole('radio', { name: 'Analytical' }));
    fireEvent.click(screen.getByRole('button', { name: 'Parents' }));
    expect(screen.getByText('You have unsaved changes.')).toBeDefined();
    await waitFor(() =>
      expect(bodies(api, 'POST').at(-1)).toMatchObject({ aiPersonality: 'analytical', targetAudience: ['seniors'] }),
    );
    expect(bodies(api, 'PUT')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Profile Updated'));
    expect(currentToast()?.text).toBe('Your AI assistant has been personalized to your preferences.');
    const { updatedAt: _, ...choices } = sampleProfile;
    expect(bodies(api, 'PUT')).toEqual([{ ...choices, aiPersonality: 'analytical', targetAudience: ['seniors'] }]);
  });

  it('says that it was not saved, and keeps what was chosen', async () => {
    const api = given().refuse(routes.saveProfile, 500, { code: 'internal', message: 'Broken.' });
    renderApp(<AiProfilePage />, { api, session });
    fireEvent.click(await screen.findByRole('radio', { name: 'Creative' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Update Failed'));
    expect(currentToast()?.text).toBe('Could not update your profile. Please try again.');
    expect((screen.getByRole('radio', { name: 'Creative' }) as HTMLInputElement).checked).toBe(true);
  });

  it('says honestly that there is nothing to reword, and that nothing is in use yet', async () => {
    const api = new FakeApi()
      .answer(routes.getProfile, sampleNoProfile)
      .answer(routes.previewProfile, sampleEmptyPreview);
    renderApp(<AiProfilePage />, { api, session });
    expect(await screen.findByText(/There is no finished analysis yet/)).toBeDefined();
    expect(screen.getByText('Not in use yet: save it to switch it on.')).toBeDefined();
    expect((screen.getByRole('button', { name: 'Save profile' }) as HTMLButtonElement).disabled).toBe(false);
  });

  it('offers to try again where the profile cannot be loaded', async () => {
    const api = new FakeApi().refuse(routes.getProfile, 500, { code: 'internal', message: 'Something went wrong.' });
    renderApp(<AiProfilePage />, { api, session });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
