/** Of PostgreSQL: two loads at a time would withdraw each other's records. */
export const loadLock = 7_201_914_217;
