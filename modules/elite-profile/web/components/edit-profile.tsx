import { Link } from 'react-router-dom';
import { profilePath } from '../paths.ts';

/** From a personalised result to the profile that made it so. */
export function EditProfile() {
  return (
    <Link
      to={profilePath}
      className="inline-flex min-h-9 items-center text-small font-medium text-accent underline underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11"
    >
      Edit your profile
    </Link>
  );
}
