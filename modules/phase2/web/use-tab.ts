import { useSearchParams } from 'react-router-dom';

/** The open tab in the address; the first one leaves it bare. */
export function useTab<Id extends string>(ids: readonly [Id, ...Id[]]): [Id, (id: Id) => void] {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab');
  const select = (id: Id) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === ids[0]) next.delete('tab');
        else next.set('tab', id);
        return next;
      },
      { replace: true },
    );
  return [ids.find((id) => id === wanted) ?? ids[0], select];
}
