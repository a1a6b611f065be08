/** Topics of the contact form, by the value that is kept of each. */
export const CONTACT_SUBJECTS = {
  support: 'Technical Support',
  billing: 'Billing & Subscriptions',
  feature: 'Feature Request',
  bug: 'Bug Report',
  partnership: 'Partnership Inquiry',
  other: 'Other',
} as const;

export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactMessage = Readonly<Record<ContactField, string>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with a message, by field; empty when it may be sent. The sentences are the specification's. */
export function contactErrors(message: ContactMessage): Partial<Record<ContactField, string>> {
  return {
    ...(message.name.trim().length < 2 ? { name: 'Name must be at least 2 characters' } : {}),
    ...(EMAIL.test(message.email.trim()) ? {} : { email: 'Please enter a valid email address' }),
    ...(Object.hasOwn(CONTACT_SUBJECTS, message.subject) ? {} : { subject: 'Please select a subject' }),
    ...(message.message.trim().length < 10 ? { message: 'Message must be at least 10 characters' } : {}),
  };
}
