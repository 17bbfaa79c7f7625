interface Site {
  overHttps: boolean;
  /** Pages on other origins call the API. */
  hasOtherOrigins: boolean;
}

/** The security headers of JSON answers. Those of pages would be most of a short answer. */
export function apiHeaders({ overHttps, hasOtherOrigins }: Site): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': hasOtherOrigins ? 'cross-origin' : 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(overHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
