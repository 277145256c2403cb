// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>

namespace runlatch::interchange {

/// The meaning of an option for the request that curl sends.
enum class CurlMeaning {
    Nothing,      ///< it changes nothing that arrives, as --silent
    NothingTaken, ///< likewise, and takes a value, as --max-time
    Method,
    Header,
    Data,       ///< a part of the body; '@' in front names a file
    DataRaw,    ///< the same without a meaning of '@'
    DataBinary, ///< as Data, and line ends of a file stay
    DataUrlencode,
    Json,
    User,
    UserAgent,
    Referer,
    Cookie,
    Bearer,
    Url,
    UrlQuery,
    Head,
    Get,     ///< what was data becomes the query
    GlobOff, ///< brackets of the address are no pattern for several addresses
    Refused, ///< what it sends does not stand in the command: parts of a form, a file, further requests
};

struct CurlOption
{
    char letter;         ///< of the short form; 0 without one
    QByteArrayView name; ///< of the long form, without "--"
    CurlMeaning meaning;
};

/// The option of a long name, also where it is written with "no-" in front. nullptr if it is not known here: then
/// nobody can tell whether the next word is its value.
const CurlOption *curlOption(QByteArrayView name);
const CurlOption *curlOption(char letter);
bool takesValue(CurlMeaning meaning);

} // namespace runlatch::interchange
