#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Runlatch authors
# SPDX-License-Identifier: Apache-2.0

# Makes the certificates of the TLS tests anew, in this folder. Needs OpenSSL 3. Every .pem holds a certificate and,
# except for ca.pem, its key; the keys are worth nothing. The passphrase of the encrypted ones is "open sesame".
#
#   ca            the issuer of the next four; no system trusts it
#   trusted       127.0.0.1, ::1 and localhost, by the CA
#   other-host    other.example, by the CA
#   expired       as trusted, but until 2017
#   not-yet       as trusted, but from 2110
#   sibling       as trusted, with another key
#   self-signed   127.0.0.1, ::1 and localhost, by itself
#   changed       the same names, by itself, with another key
#   old           by itself, until 2017
#   rsa           by itself, with an RSA key
#   encrypted     self-signed, its key encrypted
#   ed25519       a key alone, of a kind that is not read
#   *.p12         self-signed as PKCS#12, with and without a passphrase

set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rm -f ./*.pem ./*.p12 ./*.crt ./*.key

cat > "$work/ca.conf" <<END
[ca]
default_ca = test
[test]
database = $work/index
new_certs_dir = $work
rand_serial = yes
unique_subject = no
default_md = sha256
policy = any
[any]
commonName = supplied
[issuer]
basicConstraints = critical,CA:true
keyUsage = critical,keyCertSign,cRLSign
[here]
basicConstraints = critical,CA:false
subjectAltName = DNS:localhost,IP:127.0.0.1,IP:::1
extendedKeyUsage = serverAuth
[elsewhere]
basicConstraints = critical,CA:false
subjectAltName = DNS:other.example
extendedKeyUsage = serverAuth
END
: > "$work/index"

# make NAME COMMON-NAME EXTENSIONS FROM UNTIL [self]: signed by itself or by the CA
make() {
    if [ "$1" = rsa ]; then
        openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out "$work/$1.key"
    else
        openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out "$work/$1.key"
    fi
    openssl req -new -key "$work/$1.key" -subj "/CN=$2" -out "$work/$1.csr"
    if [ "${6:-}" = self ]; then
        set -- "$@" -selfsign -keyfile "$work/$1.key"
    else
        set -- "$@" by -cert "$work/ca.crt" -keyfile "$work/ca.key"
    fi
    name=$1 extensions=$3 from=$4 until=$5
    shift 6
    openssl ca -batch -notext -config "$work/ca.conf" -extensions "$extensions" -startdate "$from" -enddate "$until" \
        -in "$work/$name.csr" -out "$work/$name.crt" "$@"
    cat "$work/$name.crt" "$work/$name.key" > "$name.pem"
}

start=20160101000000Z
end=21160101000000Z
make ca "Runlatch test CA" issuer $start $end self
cp "$work/ca.crt" ca.pem
make trusted "trusted.test" here $start $end
make other-host "other.example" elsewhere $start $end
make expired "expired.test" here $start 20170101000000Z
make not-yet "not-yet.test" here 21100101000000Z $end
make sibling "sibling.test" here $start $end
make self-signed "self-signed.test" here $start $end self
make changed "self-signed.test" here $start $end self
make old "old.test" here $start 20170101000000Z self
make rsa "rsa.test" here $start $end self

cp "$work/self-signed.crt" self-signed.crt
cp "$work/self-signed.key" self-signed.key
openssl pkcs8 -topk8 -v2 aes-256-cbc -in "$work/self-signed.key" -passout "pass:open sesame" -out "$work/encrypted.key"
cat "$work/self-signed.crt" "$work/encrypted.key" > encrypted.pem
openssl genpkey -algorithm ED25519 -out ed25519.key
openssl pkcs12 -export -in self-signed.pem -passout "pass:open sesame" -out passphrase.p12
openssl pkcs12 -export -in self-signed.pem -passout "pass:" -out open.p12
