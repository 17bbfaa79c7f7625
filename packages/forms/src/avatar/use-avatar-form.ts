import { useEffect, useRef, useState } from 'react';

import type { CropArea } from '@inkstone/ui/components/ImageCropper';

import { useValidForm, type Sending, type SubmitHandler, type ValidForm } from '../form/use-valid-form.js';
import { refusalOf } from '../form/refusal.js';
import { cropPicture } from './crop-picture.js';
import { avatarMessages as messages } from './messages.zh.js';
import { readChoice, type ReadPicture } from './read-choice.js';
import { avatarForm, toPayload, type AvatarFields, type AvatarPayload } from './schema.js';

export interface AvatarOptions {
  /** Sends the cropped square, named avatar.jpg or avatar.png. */
  onSubmit: SubmitHandler<AvatarPayload>;
}

interface ShownPicture extends ReadPicture {
  /** An object URL of the file. */
  src: string;
}

export interface AvatarFormState extends ValidForm<AvatarFields> {
  /** The chosen picture, once it has been decoded. */
  picture: ShownPicture | null;
  /** Whether a chosen file is being read. */
  reading: boolean;
  choose: (files: readonly File[]) => void;
  /** Zoom of the cropper; at 1 the picture covers the frame. */
  zoom: number;
  setZoom: (zoom: number) => void;
  /** The square to crop, in pixels of the picture. */
  setArea: (area: CropArea) => void;
  /** Called when the cropper cannot show a picture that could be decoded. */
  drop: () => void;
}

const empty: AvatarFields = { avatar: [] };

/** State of the avatar form: a picture is chosen and cropped, and the cropped square is sent. */
export function useAvatarForm({ onSubmit }: AvatarOptions): AvatarFormState {
  const [picture, setPicture] = useState<ShownPicture | null>(null);
  const [reading, setReading] = useState(false);
  const [zoom, setZoom] = useState(1);
  const area = useRef<CropArea | null>(null);
  /** Number of the last choice: of two in quick succession the later one counts, whichever is read first. */
  const turn = useRef(0);
  const form = useValidForm({ schema: avatarForm, empty, toPayload, onSubmit: sendCropped });
  const src = picture?.src;

  useEffect(() => {
    if (src === undefined) return undefined;
    return () => URL.revokeObjectURL(src);
  }, [src]);

  const cancel = useRef(form.cancel);
  useEffect(
    () => () => {
      // The dialog was closed while the file was being read.
      turn.current += 1;
      cancel.current();
    },
    [],
  );

  async function sendCropped({ avatar }: AvatarPayload, sending: Sending) {
    const cropped = await cropPicture(avatar, area.current);
    sending.signal.throwIfAborted();
    await onSubmit({ avatar: cropped }, sending);
  }

  async function choose(files: readonly File[]) {
    turn.current += 1;
    const own = turn.current;
    form.clearErrors('avatar');
    form.clearRefusal();
    setReading(true);
    try {
      const read = await readChoice(files);
      if (own === turn.current) show(read);
    } catch (error) {
      if (own === turn.current) refuse(refusalOf(error));
    }
    if (own === turn.current) setReading(false);
  }

  function show(read: ReadPicture) {
    area.current = null;
    setZoom(1);
    setPicture({ ...read, src: URL.createObjectURL(read.file) });
    form.setValue('avatar', [read.file]);
  }

  /** Drops the previous picture, so that it is not sent by mistake after a new choice was refused (Spec B 8). */
  function refuse(message: string) {
    setPicture(null);
    form.setValue('avatar', []);
    form.setError('avatar', { type: 'choice', message });
  }

  return {
    ...form,
    picture,
    reading,
    choose: (files) => void choose(files),
    zoom,
    setZoom,
    setArea: (next) => {
      area.current = next;
    },
    drop: () => refuse(messages.unreadable),
  };
}
