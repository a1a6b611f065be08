/**
 * Ends something that is open at the provider, and may be paid or over in this very moment: then it refuses, and what is so now
 * decides. `ask` makes refusals ours. @returns how it stands after it
 */
export async function endIfOpen<Status extends string | null>(
  ask: <T>(call: Promise<T>) => Promise<T>,
  look: () => Promise<{ readonly status: Status }>,
  end: () => Promise<{ readonly status: Status }>,
): Promise<Status> {
  const { status } = await ask(look());
  if (status !== 'open') return status;
  try {
    return (await end()).status;
  } catch (error) {
    const now = await ask(look());
    if (now.status === 'open') await ask(Promise.reject(error));
    return now.status;
  }
}
