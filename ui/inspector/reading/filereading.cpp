// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/reading/filereading.h"

#include "base/answer.h"
#include "base/rules.h"

#include <QFile>
#include <QThreadPool>

#include <utility>

namespace runlatch::ui {

namespace {

base::Result<QByteArray> fileContent(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return base::Error{base::ErrorKind::Usage, base::Rules::FileUnreadable, name, file.errorString()};
    const QByteArray content = file.read(MaxReadFile + 1);
    if (file.error() != QFileDevice::NoError)
        return base::Error{base::ErrorKind::Usage, base::Rules::FileUnreadable, name, file.errorString()};
    if (content.size() > MaxReadFile)
        return base::Error{.kind = base::ErrorKind::Usage, .rule = base::Rules::TextTooLarge, .subject = name};
    return content;
}

} // namespace

void readFile(const QString &name, QObject *context, base::Callback<QByteArray> done)
{
    const base::Answer<QByteArray> answer(context, std::move(done));
    QThreadPool::globalInstance()->start([name, answer] { answer(fileContent(name)); });
}

} // namespace runlatch::ui
