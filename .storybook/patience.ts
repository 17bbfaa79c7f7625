import { configure } from 'storybook/test';

/** A busy machine may take longer than one second to draw what a story waits for. */
configure({ asyncUtilTimeout: 60_000 });
