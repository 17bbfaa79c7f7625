import { type Field, to } from './field.js';
import { type FileRule, paperTypes, pictureTypes, resourceTypes, videoTypes } from './file-registry.js';

/** A file next to the record; the value is its key in the file store. */
function file(label: string, rule: FileRule): Field<string> {
  return {
    label,
    empty: undefined,
    async read(name, { place, files, report }) {
      const found = await files.find(name, place.file, rule);
      if ('key' in found) return found.key;
      report(found.fault);
      return undefined;
    },
  };
}

export function picture(label: string): Field<string> {
  return to('image_key', file(label, { types: pictureTypes, isPublic: true }));
}

/** Playing a course requires a login. */
export function video(label: string): Field<string> {
  return to('video_key', file(label, { types: videoTypes, isPublic: false }));
}

export function publicVideo(label: string): Field<string> {
  return to('video_key', file(label, { types: videoTypes, isPublic: true }));
}

export function paperFile(label: string): Field<string> {
  return file(label, { types: paperTypes, isPublic: false, isShown: true });
}

export function resourceFile(label: string): Field<string> {
  return file(label, { types: resourceTypes, isPublic: false });
}
