import { useState } from 'react';

import { FieldNote, useFieldFrame } from '../../../components/Field/index.js';
import { Icon } from '../../../components/Icon/index.js';
import type { UploadFieldProps, UploadItem } from '../../../components/UploadField/index.js';
import { Arrival, Failure, Retry } from '../../../components/UploadField/ItemParts.js';
import { Done } from '../../../components/UploadField/ItemParts.styles.js';
import { HiddenInput } from '../../../components/UploadField/UploadField.styles.js';
import { useUploadControl } from '../../../components/UploadField/use-upload-control.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import {
  Act,
  Add,
  Again,
  Caption,
  Label,
  Line,
  Name,
  NoPreview,
  Notes,
  Optional,
  Photograph,
  Pill,
  Print,
  Root,
  Slot,
} from './AlbumSlot.styles.js';
import { Camera } from './Camera.js';
import { albumSlotMessages as messages } from './messages.zh.js';
import { Outline } from './Outline.js';
import type { AlbumOutline } from './outlines.js';
import { SlotProgress } from './SlotProgress.js';

export interface AlbumSlotProps extends Omit<UploadFieldProps, 'layout' | 'most' | 'items'> {
  /** The photograph, or none. */
  item: UploadItem | undefined;
  /** What the paper looks like. */
  outline: AlbumOutline;
  /**
   * URL of the photograph that was sent back, or '' if it cannot be shown: it lies in the slot until another one is taken.
   * The page names the paper beside the slot.
   */
  former?: string | undefined;
}

/** A place in an album for the photograph of one paper, with the outline of the paper until it is there. */
export function AlbumSlot({
  label,
  hint,
  error,
  optional = false,
  announced,
  item,
  accept,
  outline,
  former,
  onAdd,
  onRemove,
  onCancel,
  onRetry,
  disabled = false,
  onBlur,
  name,
  ref,
  id,
  ...rest
}: AlbumSlotProps) {
  const again = former !== undefined;
  const items = item === undefined ? [] : [item];
  const { hovered, placeProps, inputProps, addProps } = useUploadControl({
    items,
    most: 1,
    disabled,
    onAdd,
    onBlur,
    ref,
  });
  const { control, note } = useFieldFrame({ id, hint, error });
  const wrong = control['aria-invalid'] === true;
  const description = control['aria-describedby'];
  return (
    <Root
      {...rest}
      {...placeProps}
      role="group"
      aria-label={messages.photographOf(label)}
      aria-describedby={item && description}
    >
      <HiddenInput
        {...control}
        {...inputProps}
        name={name}
        accept={accept}
        aria-label={again ? label : undefined}
      />
      <Slot data-upload-id={item?.id}>
        <Print $held={item !== undefined} $again={again} $wrong={wrong} $hovered={hovered}>
          {item === undefined ? (
            <Add {...addProps} aria-describedby={description}>
              <Former outline={outline} src={former ?? ''} />
              <Pill $again={again}>
                <Camera />
                {addWords(hovered, again)}
                <VisuallyHidden>{label}</VisuallyHidden>
              </Pill>
            </Add>
          ) : (
            <Held {...{ item, disabled }} onRetry={() => onRetry(item.id)} />
          )}
        </Print>
        <Caption $held={item !== undefined}>
          {!again && (
            <Label htmlFor={control.id}>
              {label}
              {optional && <Optional>{messages.optional}</Optional>}
            </Label>
          )}
          {item?.status === 'done' && (
            <Done>
              <Icon name="check" size={16} />
              {messages.done}
            </Done>
          )}
        </Caption>
        {item && (
          <Line>
            <Name title={item.name}>{item.name}</Name>
            <TakeAway {...{ item, disabled }} onRemove={onRemove} onCancel={onCancel} />
          </Line>
        )}
        {item?.status === 'failed' && <Failure item={item} />}
        {item && <Arrival item={item} />}
      </Slot>
      <Notes>
        <FieldNote {...note} announced={announced} />
      </Notes>
    </Root>
  );
}

function addWords(hovered: boolean, again: boolean): string {
  if (hovered) return messages.release;
  return again ? messages.again : messages.choose;
}

/** What lies in the slot until a photograph is chosen: the one that was sent back, or the outline of the paper. */
function Former({ outline, src }: { outline: AlbumOutline; src: string }) {
  const [broken, setBroken] = useState<string | undefined>();
  if (src === '' || src === broken) return <Outline kind={outline} />;
  return <Photograph src={src} alt="" onError={() => setBroken(src)} />;
}

interface HeldProps {
  item: UploadItem;
  disabled: boolean;
}

function Held({ item, disabled, onRetry }: HeldProps & { onRetry: () => void }) {
  /** The URL that failed to load, such as a damaged file's. */
  const [broken, setBroken] = useState<string | undefined>();
  const { status, previewUrl } = item;
  return (
    <>
      {previewUrl === undefined || previewUrl === broken ? (
        <NoPreview>
          <Icon name="picture" size={32} />
        </NoPreview>
      ) : (
        <Photograph
          src={previewUrl}
          alt=""
          $faint={status === 'failed' || status === 'uploading'}
          onError={() => setBroken(previewUrl)}
        />
      )}
      {status === 'uploading' && <SlotProgress item={item} />}
      {status === 'failed' && (
        <Again>
          <Retry {...{ item, disabled, onRetry }} />
        </Again>
      )}
    </>
  );
}

type TakeAwayProps = HeldProps & Pick<AlbumSlotProps, 'onRemove' | 'onCancel'>;

/** The same button in every state, so that it keeps the focus when an upload ends. */
function TakeAway({ item, disabled, onRemove, onCancel }: TakeAwayProps) {
  const uploading = item.status === 'uploading';
  return (
    <Act
      type="button"
      data-upload-remove=""
      disabled={disabled}
      aria-label={uploading ? messages.cancelOf(item.name) : messages.removeOf(item.name)}
      onClick={() => (uploading ? onCancel : onRemove)(item.id)}
    >
      {uploading ? messages.cancel : messages.remove}
    </Act>
  );
}
