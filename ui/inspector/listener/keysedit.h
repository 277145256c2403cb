// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QWidget>

class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace runlatch::ui {

class CopyButton;
class Field;

/// The HMAC keys of a listener. A signature may match any of them: during a rotation there are two. Where there
/// is none it offers one that it makes, and copies it for the service.
class KeysEdit final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int MaxKeys = 8;

    explicit KeysEdit(const QList<QByteArray> &keys, QWidget *parent = nullptr);

    QList<QByteArray> keys() const; ///< the keys in their order, without empty ones
    void setKeys(const QList<QByteArray> &keys);

signals:
    void edited();
    void grown(); ///< a field was added

private:
    void buildCommands();
    void makeKey();
    void showMade();
    void add(const QString &key);
    void remove(QWidget *row);
    void name();

    QLineEdit *m_first;
    QVBoxLayout *m_rows;
    QPushButton *m_add;
    QPushButton *m_make; ///< shown while there is no key
    CopyButton *m_copy;  ///< shown while the first key is the one that was made here
};

} // namespace runlatch::ui
