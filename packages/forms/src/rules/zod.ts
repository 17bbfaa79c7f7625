import * as z from 'zod/mini';

// Zod would compile object schemas with `new Function`, which a content security policy forbids: the
// attempt alone is reported as a violation in every browser.
z.config({ jitless: true });

export { z };
