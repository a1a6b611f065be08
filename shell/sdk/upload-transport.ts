import { ApiError, networkError } from './api-error.ts';

export interface UploadRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  form: FormData;
  signal?: AbortSignal;
  onUploadProgress?(fraction: number): void;
}

export interface UploadAnswer {
  status: number;
  statusText: string;
  text: string;
}

export type Upload = (request: UploadRequest) => Promise<UploadAnswer>;

/** Sends a form by XMLHttpRequest, the only way a browser tells how much of a body has left. */
export const uploadWithProgress: Upload = (request) =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) request.onUploadProgress?.(event.loaded / event.total);
    };
    xhr.onload = () => resolve({ status: xhr.status, statusText: xhr.statusText, text: xhr.responseText });
    xhr.onerror = () => reject(networkError());
    xhr.onabort = () => reject(new ApiError({ code: 'aborted', status: 0, message: 'Stopped.' }));
    if (request.signal?.aborted) return xhr.onabort?.(new ProgressEvent('abort') as never);
    request.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(request.form);
  });
