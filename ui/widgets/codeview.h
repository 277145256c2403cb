// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QPlainTextEdit>

namespace runlatch::ui {

/// Text that is code, to read, select and copy.
class CodeView final : public QPlainTextEdit
{
    Q_OBJECT

public:
    /// An Inset is a block in a page; a Pane fills it, with the page's margin.
    enum class Place { Inset, Pane };

    explicit CodeView(const QString &accessibleName, Place place = Place::Inset, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void restyle();

    Place m_place;
};

} // namespace runlatch::ui
