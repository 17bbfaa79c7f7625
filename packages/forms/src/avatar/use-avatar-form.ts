import { useEffect, useRef, useState } from 'react';

import type { CropArea } from '@inkstone/ui/components/ImageCropper';

import { useValidForm, type Sending, type SubmitHandler, type ValidForm } from '../form/use-valid-form.js';
import { refusalOf } from '../form/refusal.js';
import { cropPicture } from './crop-picture.js';
import { avatarMessages as messages } from './messages.zh.js';
import { readChoice, type ReadPicture } from './read-choice.js';
import { avatarForm, toPayload, type AvatarFields, type AvatarPayload } from './schema.js';

export interface AvatarOptions {
  /** Sends the square that was cut out, named avatar.jpg or avatar.png. */
  onSubmit: SubmitHandler<AvatarPayload>;
}

interface ShownPicture extends ReadPicture {
  /** An object URL of the file. */
  src: string;
}

export interface AvatarFormState extends ValidForm<AvatarFields> {
  /** The chosen picture, once it could be drawn. */
  picture: ShownPicture | null;
  /** A choice is being looked at. */
  reading: boolean;
  choose: (files: readonly File[]) => void;
  /** Of the cropper: 1 covers the frame. */
  zoom: number;
  setZoom: (zoom: number) => void;
  /** What is to be cut out, in the picture's pixels. */
  setArea: (area: CropArea) => void;
  /** The cropper could not show what could be drawn a moment ago. */
  drop: () => void;
}

const empty: AvatarFields = { avatar: [] };

/** State of the avatar's form: a picture is chosen, cropped, and sent as what was cut out of it. */
export function useAvatarForm({ onSubmit }: AvatarOptions): AvatarFormState {
  const [picture, setPicture] = useState<ShownPicture | null>(null);
  const [reading, setReading] = useState(false);
  const [zoom, setZoom] = useState(1);
  const area = useRef<CropArea | null>(null);
  /** Of two choices in quick succession the later counts, whichever is read first. */
  const turn = useRef(0);
  const form = useValidForm({ schema: avatarForm, empty, toPayload, onSubmit: sendCropped });
  const src = picture?.src;

  useEffect(() => {
    if (src === undefined) return undefined;
    return () => {
      URL.revokeObjectURL(src);
    };
  }, [src]);

  const cancel = useRef(form.cancel);
  useEffect(
    () => () => {
      // Its dialog was closed.
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

  /** A choice takes the place of the one before: refused, it leaves none that could be sent in its stead (Spec B 8). */
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
    drop: () => {
      refuse(messages.unreadable);
    },
  };
}
