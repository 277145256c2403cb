// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "lint/lintsummary.h"

#include <QWidget>

class QPushButton;

namespace runlatch::ui {

class Label;

/// The number of findings in a reply, as a button that goes to them, and the size of the reply. Where there is not
/// enough room, only the number of the most severe findings stays.
class ResultState final : public QWidget
{
    Q_OBJECT
public:
    explicit ResultState(QWidget *parent = nullptr);

    void setState(const lint::LintSummary &findings, qint64 bytes);
    void setShort(bool isShort);
    bool isShort() const { return m_isShort; }
    int shortening() const; ///< the width that the short form saves, or would save

signals:
    void findingsWanted();

private:
    void showWords();

    QPushButton *m_findings;
    Label *m_size;
    QString m_long;
    QString m_number;
    bool m_isShort = false;
};

} // namespace runlatch::ui
