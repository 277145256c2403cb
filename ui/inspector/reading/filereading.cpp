// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/reading/filereading.h"

#include "base/answer.h"
#include "base/boundedfile.h"

#include <QThreadPool>

#include <utility>

namespace runlatch::ui {

void readFile(const QString &name, QObject *context, base::Callback<QByteArray> done)
{
    const base::Answer<QByteArray> answer(context, std::move(done));
    QThreadPool::globalInstance()->start([name, answer] {
        answer(base::readFile(name, MaxReadFile, {base::Rules::TextTooLarge}, base::FileKind::Ordinary));
    });
}

} // namespace runlatch::ui
