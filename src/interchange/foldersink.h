// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "interchange/sink.h"

#include <QString>

namespace runlatch::interchange {

/// A folder with the bytes of each record in two files: "000007-post_plan.head" and "000007-post_plan.body". They are
/// exact where no placeholder stands; where one stands in the body, Content-Length is that of what is written. Where a
/// body is missing, "000007-refused.body-missing.txt" says why. A name is made of the number of the capture and of a
/// documented stage, never of a received text. Nothing is overwritten: a file that is there already is an error. Files
/// that were written before an error stay.
class FolderSink final : public Sink
{
public:
    explicit FolderSink(const QString &folder) ///< is made if it is not there
        : m_folder(folder)
    {
    }

    base::Done begin() override;
    base::Done write(const Record &record) override;
    base::Done commit() override { return std::monostate(); }

    static QString baseName(const Record &record); ///< "000007-post_plan"

private:
    base::Done writeFile(const QString &name, const QByteArray &bytes) const;

    const QString m_folder;
};

} // namespace runlatch::interchange
