import { configure } from '@testing-library/react';

// Waiting ends with the test's own time limit. One second is short for a busy machine that decodes a picture.
configure({ asyncUtilTimeout: 60_000 });
