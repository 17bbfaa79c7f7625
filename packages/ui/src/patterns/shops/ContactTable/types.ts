export interface Contact {
  id: string | number;
  city: string;
  name: string;
  address: string;
  tel: string;
}
