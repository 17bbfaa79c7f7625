export interface Contact {
  id: string | number;
  province: string;
  city: string;
  name: string;
  address: string;
  tel: string;
}
