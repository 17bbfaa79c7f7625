import { Navigate } from 'react-router';

/**
 * Leads on at once, and Back does not return here. A document that the server renders leads nowhere, and the router would
 * write a warning into the log of the server for each.
 */
export function LeadTo({ path }: { path: string }) {
  return typeof document === 'undefined' ? null : <Navigate to={path} replace />;
}
