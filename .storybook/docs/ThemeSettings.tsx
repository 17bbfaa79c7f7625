import { RadioGroupField } from '@inkstone/ui/components/RadioGroupField';
import { SelectField } from '@inkstone/ui/components/SelectField';
import { paperTheme, themes, type Theme, type ThemeName } from '@inkstone/ui/theme';

import { themeNames } from '../theme-names.js';
import { Code } from './sheet.styles.js';
import { editableColours, withValue } from './theme-draft.js';
import { ColourRow, Fold, Settings } from './ThemeEditor.parts.js';
import { tokenGroups } from './token-groups.js';

const fonts = [
  { value: paperTheme.font.display, label: '宋体' },
  { value: paperTheme.font.text, label: '黑体' },
  { value: '"Kaiti SC", KaiTi, STKaiti, serif', label: '楷体' },
];

const corners: Record<string, { label: string; radius: Theme['radius'] }> = {
  square: { label: '方', radius: { chip: '0', control: '0', card: '0' } },
  slight: { label: '微圆', radius: { chip: '0.125rem', control: '0.25rem', card: '0.375rem' } },
  usual: { label: '适中', radius: paperTheme.radius },
  round: { label: '圆', radius: { chip: '0.5rem', control: '1rem', card: '1.5rem' } },
};

const bases = Object.entries(themeNames).map(([value, label]) => ({ value, label }));

interface ThemeSettingsProps {
  theme: Theme;
  onChange: (theme: Theme) => void;
}

/** Everything that a theme can set. */
export function ThemeSettings({ theme, onChange }: ThemeSettingsProps) {
  const colours = editableColours(theme);
  const corner = Object.keys(corners).find((name) => corners[name]?.radius.control === theme.radius.control);
  function set(path: string, value: string) {
    onChange(withValue(theme, path, value));
  }
  return (
    <Settings>
      <RadioGroupField
        label="从哪一套改起"
        hint="换一套会放下已改的"
        options={bases}
        value={theme.name}
        onChange={(event) => {
          onChange(themes[event.target.value as ThemeName]);
        }}
      />
      <SelectField
        label="标题字体"
        options={fonts}
        value={theme.font.display}
        onChange={(event) => {
          set('font.display', event.target.value);
        }}
      />
      <SelectField
        label="正文字体"
        options={fonts}
        value={theme.font.text}
        onChange={(event) => {
          set('font.text', event.target.value);
        }}
      />
      <RadioGroupField
        label="圆角"
        options={Object.entries(corners).map(([value, { label }]) => ({ value, label }))}
        value={corner ?? ''}
        onChange={(event) => {
          onChange({ ...theme, radius: corners[event.target.value]?.radius ?? theme.radius });
        }}
      />
      <div>
        {tokenGroups.map(([group, title, use]) => {
          const values = colours.get(group);
          return (
            values && (
              <Fold key={group} open={group === 'accent' || group === 'cloth'}>
                <summary>
                  {title} · {use}
                </summary>
                {values.map(([path, value]) => (
                  <ColourRow key={path}>
                    <span>{path}</span>
                    <Code>{value}</Code>
                    <input
                      type="color"
                      value={value.toLowerCase()}
                      onChange={(event) => {
                        set(path, event.target.value.toUpperCase());
                      }}
                    />
                  </ColourRow>
                ))}
              </Fold>
            )
          );
        })}
      </div>
    </Settings>
  );
}
