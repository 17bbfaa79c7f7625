import { type Field, to } from './field.js';
import { type FileRule, paperTypes, pictureRule, resourceTypes, videoTypes } from './file-registry.js';

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

/** One that cannot be opened is left out: its place says that it is missing, and the rest is no less true. */
export function picture(label: string): Field<string> {
  return to('image_key', {
    label,
    empty: undefined,
    async read(name, { place, files, pictures, report }) {
      const found = await files.find(name, place.file, pictureRule);
      if ('key' in found) {
        if (found.picture?.isMoving === true) pictures.addMoving(place, name);
        return found.reference;
      }
      if (found.isBroken === true) {
        pictures.addBroken(place, name);
        return '';
      }
      report(found.fault);
      return undefined;
    },
  });
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
