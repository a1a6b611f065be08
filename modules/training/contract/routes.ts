import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { ERRORS } from '#platform/contract/errors.ts';

export const note = z.object({ id: z.uuid(), text: z.string(), createdAt: z.iso.datetime() });
export type Note = z.output<typeof note>;

const params = z.object({ id: z.uuid() });

export const trainingRoutes = defineRoutes('training', {
  listNotes: {
    method: 'GET',
    path: '/api/training/notes',
    summary: 'The notes of the signed-in user, newest first, at most 100.',
    responses: { 200: z.array(note) },
  },
  createNote: {
    method: 'POST',
    path: '/api/training/notes',
    summary: 'Keep a note.',
    body: z.object({ text: z.string().check(z.trim(), z.minLength(1, 'Write something first'), z.maxLength(500)) }),
    responses: { 201: note },
    limits: [{ name: 'training.notes', points: 60, seconds: 60, by: 'user' }],
  },
  getNote: {
    method: 'GET',
    path: '/api/training/notes/{id}',
    summary: 'One note.',
    params,
    responses: { 200: note },
    errors: [ERRORS.not_found],
  },
  deleteNote: {
    method: 'DELETE',
    path: '/api/training/notes/{id}',
    summary: 'Remove a note.',
    params,
    responses: { 204: null },
    errors: [ERRORS.not_found],
  },
  figures: {
    method: 'GET',
    path: '/api/training/figures',
    summary: 'How many notes there are, for operators.',
    gate: { role: 'operator' },
    responses: { 200: z.object({ notes: z.number(), people: z.number() }) },
  },
});
