import { Button } from '@inkstone/ui/components/Button';
import { ThemeRoot } from '@inkstone/ui/theme';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const page = createElement(ThemeRoot, null, createElement(Button, null, '购买'));
createRoot(document.body.appendChild(document.createElement('div'))).render(page);
